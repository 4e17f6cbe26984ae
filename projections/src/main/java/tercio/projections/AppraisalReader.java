package tercio.projections;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import tercio.domain.game.Viewer;
import tercio.domain.ruling.Cancellation;

/**
 * Computes and keeps the appraisals of battles, sieges and days of combats. Each takes as long as a question for odds, so it is computed
 * once and kept in the store for every report and statistic: no request could compute all of a long game.
 *
 * <p>Decided: settled appraisals are kept in the store by the hash of the event that settled them, so that an undo, another line of the
 * game, or another game never finds them, and the import of a record does. Others stay in memory for the board that was asked about.
 */
public final class AppraisalReader {

    /** A time limit that never ends. */
    public static final BooleanSupplier PATIENTLY = () -> false;

    private static final int UNSETTLED = 2_000;
    private static final String EVERYTHING = "*";

    private final AppraisalStore store;
    private final Cache<AppraisalStore.Key, AppraisalStore.StoredAppraisal> unsettled = Caffeine.newBuilder().maximumSize(UNSETTLED).executor(Runnable::run).build();

    public AppraisalReader(AppraisalStore store) {
        this.store = store;
    }

    /**
     * Some appraisals, and the number of missing ones.
     *
     * @param pending the number of appraisals that could not be computed in time
     */
    record AppraisedBattles(List<AppraisedBattle> all, int pending) {}

    /** An appraisal with its battle. */
    record AppraisedBattle(ReportSource.Ended battle, Appraisal appraisal) {}

    /**
     * The appraisals of battles at a position, from the store or computed now. Each is kept at once, so that a second attempt gets
     * further than the first.
     *
     * @param enough whether no more time is to be spent; polled often
     */
    AppraisedBattles of(GameHistory history, List<ReportSource.Ended> battles, int position, BooleanSupplier enough) {
        var all = new ArrayList<AppraisedBattle>();
        int pending = 0;
        for (var battle : battles) {
            Cancellation.check();
            var found = findKept(history, battle, position);
            if (found.isEmpty() && !enough.getAsBoolean()) {
                found = Cancellation.unless(enough, () -> appraise(history, battle, position));
            }
            if (found.isEmpty()) {
                pending++;
            } else {
                found.get().appraisal().ifPresent(appraisal -> all.add(new AppraisedBattle(battle, appraisal)));
            }
        }
        return new AppraisedBattles(all, pending);
    }

    /** The number of battles without a kept appraisal. */
    int missingCount(GameHistory history, List<ReportSource.Ended> battles, int position) {
        return (int) battles.stream().filter(battle -> findKept(history, battle, position).isEmpty()).count();
    }

    private Optional<AppraisalStore.StoredAppraisal> findKept(GameHistory history, ReportSource.Ended battle, int position) {
        var key = key(history, battle, position);
        return battle.settled() > 0 ? store.of(key) : Optional.ofNullable(unsettled.getIfPresent(key));
    }

    private AppraisalStore.StoredAppraisal appraise(GameHistory history, ReportSource.Ended battle, int position) {
        var worked = new AppraisalStore.StoredAppraisal(DecisionOdds.since(history, battle.position(), battle.settled() > 0 ? battle.settled() : position)
                .flatMap(BattleAppraiser::of));
        var key = key(history, battle, position);
        if (battle.settled() == 0) {
            unsettled.put(key, worked);
        } else if (worked.appraisal().isPresent() || history.viewer().all()) {
            // Kept in memory only, because facts hidden from a viewer now may be revealed later.
            store.keep(key, worked);
        } else {
            unsettled.put(key, worked);
        }
        return worked;
    }

    private static AppraisalStore.Key key(GameHistory history, ReportSource.Ended battle, int position) {
        int last = battle.settled() > 0 ? battle.settled() : position;
        return new AppraisalStore.Key(history.events().get(last - 1).hash(), battle.position(), viewer(history.viewer()), history.openingEvent().edition());
    }

    private static String viewer(Viewer viewer) {
        return viewer.all() ? EVERYTHING : String.join(",", viewer.parties().stream().sorted().toList());
    }
}
