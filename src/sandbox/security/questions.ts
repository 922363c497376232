import { passwordHash } from '../store/members';
import { findRow, type Statements } from '../store/query';
import { WireError } from '../wire/wire-error';
import { questionWords } from './question-words';

type Answered = { readonly question: string; readonly answer: string };

/** The questions to choose from, in a language of the wire; English where there are none in it. */
export function questionsIn(language: string): readonly string[] {
  return questionWords[language] ?? questionWords.EN ?? [];
}

/** The question that a member has answered, in a language of the wire. */
export async function questionOf(statements: Statements, memberId: number, language: string) {
  const row = await findRow(statements, 'securityAnswers', { memberId });
  return row && questionsIn(language)[row.question];
}

/** Case and blanks of an answer do not count: nobody remembers how they wrote it. */
export async function keepAnswer(statements: Statements, memberId: number, { question, answer }: Answered) {
  const place = Object.values(questionWords)
    .map((questions) => questions.indexOf(question))
    .find((index) => index >= 0);
  if (place === undefined) throw new WireError('question.unknown');
  const plain = answer.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (plain.length < 2 || plain.length > 50) throw new WireError('answer.format');
  await statements
    .insertInto('securityAnswers')
    .orReplace()
    .values({ memberId, question: place, answer: passwordHash(plain) })
    .execute();
}
