/** The sample conversation, and what is left of it. */
import { SharedFragment } from "export-kit/fragments";
import type { Conversation, LandingPage } from "@/lib/landing";

export function ConversationSection({ page }: { page: LandingPage }) {
  return (
    <section className="band">
      <SharedFragment
        as="div"
        className="page"
        page={page}
        select={({ conversation }) => conversation}
        body={SampleConversation}
      />
    </section>
  );
}

function SampleConversation({ data: { service, script, messages } }: { data: Conversation }) {
  const { heading, caller, agent, then } = messages.headings.conversation;
  return (
    <>
      <h2>{heading({ channel: service.channel, contact: service.contact.one })}</h2>
      <dl className="script">
        <dt>{caller}</dt>
        <dd>{script.caller}</dd>
        <dt className="agent">{agent}</dt>
        <dd>{script.agent}</dd>
        <dt>{then}</dt>
        <dd>{script.then}</dd>
      </dl>
    </>
  );
}
