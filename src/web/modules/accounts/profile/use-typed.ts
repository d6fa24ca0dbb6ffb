import { useState } from 'react';

/** What stands in the fields of a form. Typing takes away what was said about it. */
export function useTyped<Form extends Record<string, string>>(first: Form, say: (error: null) => void) {
  const [form, setForm] = useState(first);
  const bind = (field: keyof Form & string) => ({
    value: form[field],
    onChange: (event: { target: { value: string } }) => {
      setForm({ ...form, [field]: event.target.value });
      say(null);
    },
  });
  return { form, setForm, bind };
}
