package tercio.adapters.http.computing;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import tercio.adapters.computing.PoolLimits;

/**
 * The limits of heavy computing, under {@code tercio.computing}; the defaults stand in {@code application.properties}.
 *
 * @param questions for odds and large adjudications
 * @param records for work on whole games: verification, import, export, fork, statistics over all games
 * @param background whether reports and statistics are prepared before somebody asks for them
 */
@ConfigurationProperties("tercio.computing")
public record ComputingSettings(Pool questions, Pool records, boolean background) {

    /**
     * The limits of one pool.
     *
     * @param workers number of computations that run at the same time, 0 for one less than there are cores
     * @param queue number of computations that may wait
     * @param perAddress number of computations from one address that may wait or run
     * @param deadline the longest time that a request waits
     */
    public record Pool(int workers, int queue, int perAddress, Duration deadline) {

        /** The limits as the pools take them. */
        public PoolLimits limits() {
            return new PoolLimits(workers == 0 ? PoolLimits.coresForComputing() : workers, queue, perAddress, deadline);
        }
    }
}
