export const adminProblemTexts = {
  'admin/invalid-code': 'This activation code is not valid or was used already.',
  'admin/invalid-invitation':
    'This invitation is not valid, was used already or is older than 48 hours. A master admin can send a new one.',
  'admin/invitation-of-another': 'This invitation was sent to another address. Sign in with the account that has it.',
  'admin/already-admin': 'This person is an administrator already. Change their role instead.',
  'admin/not-found': 'There is no administrator with this id.',
  'admin/invitation-not-found': 'There is no open invitation with this id.',
  'admin/own-account': 'Cannot deactivate yourself',
  'admin/own-second-factor':
    'Another master admin resets yours. Use a recovery code, or change it in your security tab.',
  'admin/last-master':
    'The last active master admin cannot be demoted or deactivated. Make somebody else master admin first.',
  'admin/reserved-permission': 'A custom role cannot hold permissions that only a master admin may have.',
  'admin/already-seeing': 'You already see the product as another role. Leave that first.',
};

/** [ADM-05] What only master admins may do, as its refusal says it. */
export const onlyMasterAdmins = {
  create: 'Only Master Admins can create admin users',
  changeRole: 'Only Master Admins can update admin roles',
  deactivate: 'Only Master Admins can deactivate admins',
  reactivate: 'Only Master Admins can reactivate admins',
  list: 'Only Master Admins can list all admins',
};
