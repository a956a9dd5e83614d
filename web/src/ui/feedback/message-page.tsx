import type { ReactNode } from 'react';

interface MessagePageProps {
  readonly title: string;
  readonly lang: string;
  readonly children?: ReactNode;
}

export function MessagePage({ title, lang, children }: MessagePageProps) {
  return (
    <section className="message-page" lang={lang}>
      <h1>{title}</h1>
      {children}
    </section>
  );
}
