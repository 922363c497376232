import type { CallValue, Gateway } from '../../gateway';
import { memberQuery } from '../member-query';
import type { QuerySpec } from '../query';

export type Mission = NonNullable<CallValue<'missions'>['list']>[number];
export type Milestone = NonNullable<CallValue<'missionMilestones'>>[number];

/** Status of missions on the wire. */
const openMission = 'O';

/** Missions on one page. */
const pageSize = 20;

/** One page of current missions with the member's progress, from 1. */
export function missionsQuery(gateway: Gateway, page: number): QuerySpec<CallValue<'missions'>> {
  return memberQuery(gateway, {
    call: 'missions',
    request: { status: openMission, page, size: pageSize },
    of: [page],
    staleTime: 5000,
  });
}

/** The steps of a mission with the states of their rewards. */
export function milestonesQuery(
  gateway: Gateway,
  missionId: Mission['missionId'],
): QuerySpec<CallValue<'missionMilestones'>> {
  return memberQuery(gateway, {
    call: 'missionMilestones',
    request: { missionId },
    of: [String(missionId)],
    staleTime: 5000,
  });
}

/** Leaders of a mission, and the member's own rank. */
export function missionBoardQuery(
  gateway: Gateway,
  missionId: Mission['missionId'],
): QuerySpec<CallValue<'missionLeaderboard'>> {
  return memberQuery(gateway, {
    call: 'missionLeaderboard',
    request: { missionId },
    of: [String(missionId)],
    staleTime: 30_000,
  });
}
