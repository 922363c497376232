import type { CallValue, Gateway } from '../../gateway';
import { memberKey } from '../keys';
import type { QuerySpec } from '../query';

export type Mission = NonNullable<CallValue<'missions'>['list']>[number];
export type Milestone = NonNullable<CallValue<'missionMilestones'>>[number];

/** Missions that a page has. */
const pageSize = 20;

/** The missions that run, with how far the member is: one page, from 1. */
export function missionsQuery(gateway: Gateway, page: number): QuerySpec<CallValue<'missions'>> {
  return {
    queryKey: memberKey(gateway.scope, 'missions', page),
    queryFn: ({ signal }) => gateway.call('missions', { status: 'O', page, size: pageSize }, { signal }),
    staleTime: 5000,
    enabled: gateway.scope.session !== '',
  };
}

/** The steps of a mission, with what became of their rewards. */
export function milestonesQuery(
  gateway: Gateway,
  missionId: Mission['missionId'],
): QuerySpec<CallValue<'missionMilestones'>> {
  return {
    queryKey: memberKey(gateway.scope, 'missionMilestones', String(missionId)),
    queryFn: ({ signal }) => gateway.call('missionMilestones', { missionId }, { signal }),
    staleTime: 5000,
    enabled: gateway.scope.session !== '',
  };
}

/** Who is ahead in a mission, and the member's own place. */
export function missionBoardQuery(
  gateway: Gateway,
  missionId: Mission['missionId'],
): QuerySpec<CallValue<'missionLeaderboard'>> {
  return {
    queryKey: memberKey(gateway.scope, 'missionLeaderboard', String(missionId)),
    queryFn: ({ signal }) => gateway.call('missionLeaderboard', { missionId }, { signal }),
    staleTime: 30_000,
    enabled: gateway.scope.session !== '',
  };
}
