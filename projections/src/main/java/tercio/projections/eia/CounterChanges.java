package tercio.projections.eia;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Irregular;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.game.Location;

/** Corps, irregulars and leaders that moved, came or are gone, and the factors of corps that the viewer knows on both boards. */
final class CounterChanges {

    private CounterChanges() {}

    static List<String> between(EiaState before, EiaState after) {
        var said = new ArrayList<String>();
        compare(before.corps(), after.corps(), Corps::title, Corps::at, said::add).forEach((was, now) -> {
            if (was.power() != now.power()) {
                said.add(now.title() + " is moved by another power: " + was.power().title() + " -> " + now.power().title() + ".");
            }
            was.factors().flatMap(first -> now.factors().filter(last -> !last.equals(first))
                    .map(last -> now.title() + (last.total() < first.total() ? " shrank " : last.total() > first.total() ? " grew " : " changed ") + ComparedNames.changeText(first, last) + "."))
                    .ifPresent(said::add);
        });
        compare(before.irregulars(), after.irregulars(), Irregular::title, Irregular::at, said::add);
        after.leaders().forEach((id, now) -> Optional.ofNullable(before.leaders().get(id)).flatMap(was -> leader(was, now)).ifPresent(said::add));
        return said;
    }

    /**
     * Reports the pieces that moved, appeared or disappeared.
     *
     * @return the pieces of both boards
     */
    private static <P> Map<P, P> compare(Map<UnitId, P> before, Map<UnitId, P> after, Function<P, String> title, Function<P, Location> at,
            Consumer<String> say) {
        var both = new LinkedHashMap<P, P>();
        var ids = new TreeSet<>(before.keySet());
        ids.addAll(after.keySet());
        ids.forEach(id -> {
            var was = before.get(id);
            var now = after.get(id);
            if (was == null) {
                say.accept(title.apply(now) + " is new " + ComparedNames.inPlace(at.apply(now)) + ".");
            } else if (now == null) {
                say.accept(title.apply(was) + " is no longer " + ComparedNames.inPlace(at.apply(was)) + ".");
            } else {
                both.put(was, now);
                if (!at.apply(was).equals(at.apply(now))) {
                    say.accept(title.apply(now) + " went from " + ComparedNames.place(at.apply(was)) + " to " + ComparedNames.place(at.apply(now)) + ".");
                }
            }
        });
        return both;
    }

    private static Optional<String> leader(LeaderPiece was, LeaderPiece now) {
        if (was.equals(now)) {
            return Optional.empty();
        }
        var who = now.name() + " of " + now.power().title();
        if (now.prisonerOf().isPresent() && !was.prisonerOf().equals(now.prisonerOf())) {
            return Optional.of(who + " is a prisoner of " + now.prisonerOf().get().title() + ".");
        }
        if (now.at().isEmpty()) {
            return Optional.of(who + (was.at().isPresent() ? " left the map." : " is no longer a prisoner."));
        }
        return Optional.of(was.at().isPresent() ? who + " went from " + ComparedNames.place(was.at().get()) + " to " + ComparedNames.place(now.at().get()) + "."
                : who + " is " + ComparedNames.inPlace(now.at().get()) + " now.");
    }
}
