import { topicRoute } from "../../topic-page";

const route = topicRoute("tag");

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.TopicPage;
