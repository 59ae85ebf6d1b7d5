/** The sample conversation, with its picture. */
import { SharedFragment } from "export-kit/fragments";
import type { Conversation, LandingPage } from "@/lib/landing";
import { CallScene } from "./pictures";

export function ConversationSection({ page }: { page: LandingPage }) {
  return (
    <section className="band">
      <SharedFragment
        as="div"
        className="page split call"
        page={page}
        select={({ conversation }) => conversation}
        body={SampleConversation}
      />
    </section>
  );
}

function SampleConversation({ data: { service, industry, script, messages } }: { data: Conversation }) {
  const { heading, caller, agent, then } = messages.headings.conversation;
  return (
    <>
      <div>
        <h2>{heading({ channel: service.channel, contact: service.contact.one })}</h2>
        <CallScene service={service} industry={industry} />
      </div>
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
