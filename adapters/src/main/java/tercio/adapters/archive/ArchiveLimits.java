package tercio.adapters.archive;

import java.time.Duration;

/**
 * The bounds of questions to the archive.
 *
 * @param megabytes of memory of its database
 * @param longest the longest time of a query
 * @param rows of the answer to SQL
 */
public record ArchiveLimits(int megabytes, Duration longest, int rows) {

    public static final ArchiveLimits STANDARD = new ArchiveLimits(256, Duration.ofSeconds(20), 10_000);
}
