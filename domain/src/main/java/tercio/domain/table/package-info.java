/** Printed tables as data: the source and format of the files, and the checks common to all of them. */
package tercio.domain.table;
