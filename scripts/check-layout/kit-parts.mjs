// What the kit has is taken from the kit: its classes and its elements are typed nowhere else.

const insteadOfClass = [
  [/^(button(--.+)?|iconbtn)$/, 'Button or ButtonLink of web/ui/button.tsx'],
  [/^d-field$/, 'a field, DeskFieldset or DeskFieldRow of web/ui/desk/desk-field.tsx'],
  [/^d-err$/, 'DeskError of web/ui/desk/desk-field.tsx'],
  [/^(d-btn|d-icon-button)$/, 'DeskButton or DeskButtonLink of web/ui/desk/desk-button.tsx'],
  [/^d-(action-box|stackacts)$/, 'ActionBox or ActionButtons of web/ui/desk/action-box.tsx'],
  [/^(d-dialog|d-dacts)$/, 'DeskDialog or DialogButtons of web/ui/desk/desk-dialog.tsx'],
  [/^d-chart-(axis|grid|tick|line)$/, 'LineChart or BarChart of web/ui/desk'],
  [/^d-pill$/, 'Pill of web/ui/desk/pill.tsx'],
  [/^d-note(--.+)?$/, 'DeskNote of web/ui/desk/desk-note.tsx'],
];

const insteadOfElement = [
  [/<select\b/, 'Select, SelectField or InlineSelect of web/ui/fields, DeskSelect or DeskSelectField of web/ui/desk'],
  [
    /<label\b/,
    'a field of web/ui/fields or web/ui/desk/desk-field.tsx, which ties label, hint and mistake to its control',
  ],
  [/type="checkbox"/, 'Checkbox of web/ui/fields/checkbox.tsx or DeskCheckbox of web/ui/desk/desk-checkbox.tsx'],
  [/type="radio"/, 'RadioGroup of web/ui/fields/radio-group.tsx or DeskRadioGroup of web/ui/desk/desk-radio-group.tsx'],
  [
    /role="tab(list)?"|className="(d-)?tabs"/,
    'Tabs of web/ui/tables/tabs.tsx, or DeskTabs of web/ui/desk where each has an address',
  ],
  [/type="file"/, 'FileButton or FilePicker of web/ui/fields/file-button.tsx'],
  [/<table\b/, 'DeskTable of web/ui/desk/desk-table.tsx or Table of web/ui/tables/table.tsx'],
];

/**
 * @param {Map<string, string>} texts source by file
 * @returns {{ file: string, message: string }[]}
 */
export function kitProblems(texts) {
  const problems = [];
  for (const [file, text] of texts) {
    if (!/^src\/web\/.*\.tsx$/.test(file) || file.startsWith('src/web/ui/')) continue;
    for (const [, typed, computed] of text.matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g))
      for (const name of (typed ?? computed).split(/[^\w-]+/)) {
        const [, part] = insteadOfClass.find(([classes]) => classes.test(name)) ?? [];
        if (part) problems.push({ file, message: `types the class ${name} by hand: use ${part}.` });
      }
    for (const [element, part] of insteadOfElement)
      if (element.test(text)) problems.push({ file, message: `writes ${element.exec(text)[0]} by hand: use ${part}.` });
  }
  return problems;
}
