/**
 * The rules, other than figures, in which the editions differ: one enum for each difference. Procedures and chapters
 * ask these policies and never for an edition.
 */
package tercio.domain.eu.common.policy;
