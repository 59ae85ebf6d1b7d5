import { topicRoute } from "../../topic-page";

const route = topicRoute("category");

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.TopicPage;
