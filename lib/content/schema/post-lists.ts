/** The seven categories of the blog; a post has one. The numbers here are rules: docs/behaviour.md#blog. */
export const postCategories = [
  "Customer Support",
  "Outsourcing",
  "Business Growth",
  "Industry Insights",
  "Technology",
  "Best Practices",
  "Case Studies",
] as const;

/** The 24 tags of the blog; a post has three to five. */
export const postTags = [
  "missed calls",
  "call handling",
  "live chat",
  "answering service",
  "outsourcing",
  "small business",
  "costs",
  "pricing",
  "scripts",
  "intake",
  "quality",
  "training",
  "customer satisfaction",
  "first-call resolution",
  "overflow",
  "out of hours",
  "time zones",
  "multilingual",
  "ecommerce",
  "amazon",
  "returns",
  "dispatching",
  "lead generation",
  "integration",
] as const;
