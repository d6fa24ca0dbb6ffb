import { type AdminContext, noAdmin } from '#domain/core/permissions/checks.ts';
import { type AdminRole, isAdminRole, type Permission } from '#domain/core/permissions/permissions.ts';
import type { ApiProblem } from '#web/platform/api.ts';
import { useSession } from '#web/platform/session.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useFailureLog } from './use-admin-write.ts';

export interface AdminNow extends AdminContext {
  loading: boolean;
  problem: ApiProblem | null;
  retry: () => void;
  /** The role that is looked through now. */
  seenAs: AdminRole | null;
  /** The record is active, and this session has not given the second proof that administrators give. */
  secondFactorNeeded: boolean;
}

/** [ADM-07] The record of whoever is signed in, asked anew when that changes; without a person or a record there is nothing. */
export function useAdmin(): AdminNow {
  const session = useSession();
  const { data, error, isLoading, refetch } = useCall('admin.getMe', undefined, { enabled: session !== null });
  useFailureLog('admin.getMe', error);
  const rest = { loading: session !== null && isLoading, problem: error, retry: () => void refetch() };
  if (!session || !data?.role || !isAdminRole(data.role))
    return { ...noAdmin, ...rest, seenAs: null, secondFactorNeeded: false };
  return {
    ...rest,
    role: data.role,
    status: data.status === 'active' ? 'active' : 'inactive',
    permissions: data.permissions as Permission[],
    seenAs: data.seenAs,
    secondFactorNeeded: data.secondFactorNeeded,
  };
}
