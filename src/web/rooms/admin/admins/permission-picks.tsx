import {
  type AdminRole,
  adminRoles,
  type Permission,
  permissions,
  reservedPermissions,
} from '#domain/admin/permissions.ts';

interface Props {
  role: AdminRole;
  onRole: (role: AdminRole) => void;
  picked: readonly Permission[];
  onPicked: (picked: Permission[]) => void;
}

/** A role, and for custom the permissions of this one record. */
export function PermissionPicks({ role, onRole, picked, onPicked }: Props) {
  const areas = Map.groupBy(
    permissions.filter((permission) => !reservedPermissions.includes(permission)),
    (permission) => permission.split('.')[0] ?? '',
  );
  return (
    <>
      <label className="d-field">
        <span>Role</span>
        <select className="d-input" value={role} onChange={(event) => onRole(event.target.value as AdminRole)}>
          {(Object.keys(adminRoles) as AdminRole[]).map((each) => (
            <option key={each} value={each}>
              {adminRoles[each].name}
            </option>
          ))}
        </select>
      </label>
      <p className="d-hint">{adminRoles[role].description}</p>
      {role === 'custom' && (
        <fieldset className="d-picks">
          <legend className="d-label">Permissions of this record</legend>
          {[...areas].map(([area, list]) => (
            <div key={area}>
              <b>{area}</b>
              {list.map((permission) => (
                <label key={permission} className="d-pick1">
                  <input
                    type="checkbox"
                    checked={picked.includes(permission)}
                    onChange={(event) =>
                      onPicked(
                        event.target.checked ? [...picked, permission] : picked.filter((each) => each !== permission),
                      )
                    }
                  />
                  {permission}
                </label>
              ))}
            </div>
          ))}
        </fieldset>
      )}
    </>
  );
}
