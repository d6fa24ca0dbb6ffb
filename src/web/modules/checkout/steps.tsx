import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { goToStep, type Step, steps } from './use-step.ts';
import * as texts from './texts/checkout-texts.tsx';

const names: Record<Step, string> = texts.steps;

/** [UX-55] How far one is, with ways back. */
function stateClass(index: number, now: number): string {
  if (index < now) return 'is-done';
  return index === now ? 'is-now' : '';
}

export function StepBar({ now }: { now: Step }) {
  const at = steps.indexOf(now);
  return (
    <ol className="steps" aria-label={texts.stepsOf}>
      {steps.map((step, index) => (
        <li key={step} className={stateClass(index, at)} aria-current={index === at ? 'step' : undefined}>
          {index < at ? (
            <>
              <Icon name="check" size="s" />
              <button type="button" onClick={() => goToStep(step)}>
                {names[step]}
              </button>
            </>
          ) : (
            names[step]
          )}
        </li>
      ))}
    </ol>
  );
}

interface PartProps {
  step: Step;
  now: Step;
  /** What a finished step came to. */
  summary: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

/** One step: its fields while it is open, what it came to when it is done, its name before. Its fields stay as they are. */
export function Part({ step, now, summary, aside, children }: PartProps) {
  const isOpen = step === now;
  const isDone = steps.indexOf(step) < steps.indexOf(now);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'nearest' });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  const closedClass = isDone ? 'checkout-part--done' : 'checkout-part--done checkout-part--later';
  return (
    <section className={`checkout-part ${isOpen ? '' : closedClass}`} aria-labelledby={step}>
      <header>
        <h2 id={step} ref={heading} tabIndex={-1}>
          {names[step]}
        </h2>
        {isOpen && aside}
        {isDone && (
          <Button kind="link" size="small" onClick={() => goToStep(step)}>
            {texts.change}
            <span className="visually-hidden">{texts.changeStep(names[step])}</span>
          </Button>
        )}
      </header>
      {isDone && <div className="small soft-text">{summary}</div>}
      <div hidden={!isOpen}>{children}</div>
    </section>
  );
}
