/** What the house is set to by form: senior administrators look at it, master admins change it. A part of `who-may-call.ts`. */
export const settings = {
  'office.listSettings': 'settings.view MS',
  'office.listSettingChanges': 'settings.view MS',
  'office.changeSetting': 'settings.edit M',
  'office.listFlags': 'settings.view MS',
  'office.listFlagChanges': 'settings.view MS',
  'office.changeFlag': 'settings.edit M',
  'office.listCountries': 'settings.view MS',
  'office.previewCountry': 'settings.view MS',
  'office.setCountry': 'settings.edit M',
  'office.listCategories': 'settings.view MS',
  'office.previewCategory': 'settings.view MS',
  'office.planCategoryChange': 'settings.edit M',
  'office.withdrawCategoryChange': 'settings.edit M',
  'office.listVatRates': 'settings.view MS',
  'office.setVatRate': 'settings.edit M',
};
