import { passwordHash } from '../store/members';
import { findRow, type Statements } from '../store/query';
import { WireError } from '../wire/wire-error';
import { questionWords } from './question-words';

type AnsweredQuestion = { readonly question: string; readonly answer: string };

/** The questions to choose from, in a language of the wire; English where there are none in it. */
export function questionsIn(language: string): readonly string[] {
  return questionWords[language] ?? questionWords.EN ?? [];
}

/** The question that a member has answered, in a language of the wire. */
export async function questionOf(statements: Statements, memberId: number, language: string) {
  const row = await findRow(statements, 'securityAnswers', { memberId });
  return row && questionsIn(language)[row.question];
}

/** Saves a member's answer. Its case and extra blanks do not count: nobody remembers how they wrote it. */
export async function saveAnswer(statements: Statements, memberId: number, { question, answer }: AnsweredQuestion) {
  const questionIndex = Object.values(questionWords)
    .map((questions) => questions.indexOf(question))
    .find((index) => index >= 0);
  if (questionIndex === undefined) throw new WireError('question.unknown');
  const normalizedAnswer = answer.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (normalizedAnswer.length < 2 || normalizedAnswer.length > 50) throw new WireError('answer.format');
  await statements
    .insertInto('securityAnswers')
    .orReplace()
    .values({ memberId, question: questionIndex, answer: passwordHash(normalizedAnswer) })
    .execute();
}
