// Generated from schemas/ by `npm run generate`. Do not edit.
export declare const answers: import('./calls').AnswerTable;
