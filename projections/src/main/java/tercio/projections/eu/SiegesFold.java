package tercio.projections.eu;

import java.util.List;
import java.util.function.UnaryOperator;
import org.pcollections.PVector;
import org.pcollections.TreePVector;
import tercio.application.record.RecordedEvent;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.game.RoundEvent.RoundBegan;
import tercio.domain.eu.game.SiegeEvent.AssaultDeclined;
import tercio.domain.eu.game.SiegeEvent.AssaultFought;
import tercio.domain.eu.game.SiegeEvent.BreachMade;
import tercio.domain.eu.game.SiegeEvent.FortressFell;
import tercio.domain.eu.game.SiegeEvent.FortressUndermined;
import tercio.domain.eu.game.SiegeEvent.SiegeLifted;
import tercio.domain.eu.game.SiegeEvent.SiegeResolved;
import tercio.projections.BoardFold;
import tercio.projections.Opening;
import tercio.projections.Projection;

/** Every siege in which something was tried, round by round. */
record SiegesFold(EuMilitary rules) implements Projection<SiegesFold.Sieges> {

    /** @param round the box where the marker lies, {@code null} before the first round */
    record Sieges(String round, PVector<Siege> all) {}

    /**
     * @param position of its first event
     * @param by the country that acted last for the besiegers, {@code null} while none has
     * @param ended the position where the fortress fell or was relieved, {@code null} while it goes on
     * @param how {@code surrender}, {@code honours}, {@code assault}, {@code lifted}; {@code null} while it goes on
     */
    record Siege(int position, String zone, String title, String by, PVector<Round> rounds, Integer ended, String how) {

        private Siege happens(RecordedEvent event, String round, String country) {
            var mine = rounds.isEmpty() || !rounds.getLast().round().equals(round)
                    ? rounds.plus(new Round(round, event.position(), TreePVector.empty(), null)) : rounds;
            var last = mine.getLast();
            return new Siege(position, zone, title, country == null ? by : country, event.envelope().explanation().isEmpty()
                    ? mine : mine.with(mine.size() - 1, last.ruled(event.position())), ended, how);
        }

        private Siege resolved(int at) {
            return new Siege(position, zone, title, by, rounds.with(rounds.size() - 1, rounds.getLast().resolved(at)), ended, how);
        }

        private Siege ended(int at, String why) {
            return new Siege(position, zone, title, by, rounds, at, why);
        }
    }

    /**
     * What was tried in a round.
     *
     * @param position of its first event
     * @param rulings positions of its events with an explanation, in order
     * @param resolved the position where the siege was resolved for the round, else {@code null}
     */
    record Round(String round, int position, PVector<Integer> rulings, Integer resolved) {
        private Round ruled(int at) {
            return new Round(round, position, rulings.plus(at), resolved);
        }

        private Round resolved(int at) {
            return new Round(round, position, rulings, at);
        }
    }

    @Override
    public String name() {
        return "sieges";
    }

    @Override
    public Sieges empty(Opening opening) {
        var box = new BoardFold<>(rules).empty(opening).box();
        return new Sieges(box == null ? null : box.label(), TreePVector.empty());
    }

    @Override
    public Sieges evolve(Sieges sieges, RecordedEvent event) {
        return switch (event.fact()) {
            case RoundBegan began -> new Sieges(began.box().label(), sieges.all());
            case FortressUndermined e -> tried(sieges, event, e.province(), e.by());
            case BreachMade e -> tried(sieges, event, e.province(), e.by());
            case AssaultDeclined e -> tried(sieges, event, e.province(), null);
            case AssaultFought e -> tried(sieges, event, e.province(), e.by());
            case SiegeResolved e -> changed(sieges, e.province(), siege -> siege.resolved(event.position()));
            case FortressFell e -> changed(sieges, e.province(), siege -> siege.ended(event.position(), e.how()));
            case SiegeLifted e -> changed(sieges, e.province(), siege -> siege.ended(event.position(), "lifted"));
            default -> sieges;
        };
    }

    private static Sieges tried(Sieges sieges, RecordedEvent event, String zone, String by) {
        var known = open(sieges, zone) >= 0 ? sieges : new Sieges(sieges.round(), sieges.all().plus(
                new Siege(event.position(), zone, "Siege of " + Telling.city(zone), by, TreePVector.empty(), null, null)));
        return changed(known, zone, siege -> siege.happens(event, sieges.round(), by));
    }

    private static Sieges changed(Sieges sieges, String zone, UnaryOperator<Siege> change) {
        int at = open(sieges, zone);
        return at < 0 ? sieges : new Sieges(sieges.round(), sieges.all().with(at, change.apply(sieges.all().get(at))));
    }

    /** The place of the siege that goes on there, -1 where there is none. */
    private static int open(Sieges sieges, String zone) {
        List<Siege> all = sieges.all();
        for (int at = all.size() - 1; at >= 0; at--) {
            if (all.get(at).ended() == null && all.get(at).zone().equals(zone)) {
                return at;
            }
        }
        return -1;
    }
}
