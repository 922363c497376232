// Generated from schemas/ by `npm run generate`. Do not edit.
export declare const answer: import('../check-answer').AnswerCheck;
