import {
  type AdminRole,
  adminRoles,
  type Permission,
  permissions,
  reservedPermissions,
} from '#domain/core/permissions/permissions.ts';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { DeskFieldset, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { roleNames } from '../role-names.ts';
import * as texts from './texts.ts';

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
      <DeskSelectField
        label={texts.role}
        hint={roleNames.descriptions[role]}
        options={(Object.keys(adminRoles) as AdminRole[]).map((each) => [each, roleNames.names[each]] as const)}
        value={role}
        onChoose={onRole}
      />
      {role === 'custom' && (
        <DeskFieldset className="d-picks" legend={texts.ownPermissions}>
          {[...areas].map(([area, list]) => (
            <div key={area}>
              <b>{area}</b>
              {list.map((permission) => (
                <DeskCheckbox
                  key={permission}
                  look="tight"
                  checked={picked.includes(permission)}
                  onCheck={(isPicked) =>
                    onPicked(isPicked ? [...picked, permission] : picked.filter((each) => each !== permission))
                  }
                >
                  {permission}
                </DeskCheckbox>
              ))}
            </div>
          ))}
        </DeskFieldset>
      )}
    </>
  );
}
