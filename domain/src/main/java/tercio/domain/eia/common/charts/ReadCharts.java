package tercio.domain.eia.common.charts;

import java.util.LinkedHashMap;
import java.util.Map;
import tercio.domain.table.EnteredTables;

/**
 * Charts that were read, by the hash of their text, so that each is read once for the many boards of a game. It keeps those of the
 * {@value #MOST} games asked last. Thread-safe.
 */
final class ReadCharts {

    private static final int MOST = 64;

    private final Map<String, EiaCharts> byHash = new LinkedHashMap<>(MOST, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, EiaCharts> eldest) {
            return size() > MOST;
        }
    };

    synchronized EiaCharts of(EnteredTables entered) {
        return byHash.computeIfAbsent(entered.hash(), hash -> EiaCharts.read(entered));
    }
}
