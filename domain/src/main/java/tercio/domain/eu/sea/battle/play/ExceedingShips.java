package tercio.domain.eu.sea.battle.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent;
import tercio.domain.eu.sea.flotilla.play.FlotillaEvent.FleetsFormed;
import tercio.domain.eu.sea.flotilla.play.Flotillas;
import tercio.domain.eu.sea.ships.ShipLossChoices;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * Naval stacks that have more than 3 counters after a battle, by the ships that they have captured (EU-STACK-2, l.3314). Readings: their ships are first put
 * into FLEETs of their country that are beside the map; then as few ships as need be are removed, of as many transports before galleys before warships, and thirds never.
 */
final class ExceedingShips {

    private static final String RULE = "EU-STACK-2";

    private ExceedingShips() {}

    static void removeSurplus(EuCommandRun play, NavalStack stack) {
        if (Flotillas.isOneStack(play.board(), stack, stack.ships())) {
            return;
        }
        fewestToRemove(play.board(), stack).ifPresent(removed ->
                recordRemoval(play, stack, removed, Flotillas.withFewestCounters(play.board(), stack, ShipLossChoices.afterLosses(stack.ships(), removed)).orElseThrow()));
    }

    /** The fewest ships without which the others are one stack; empty where that takes more than whole ships outside convoys. */
    private static Optional<NavalUnits> fewestToRemove(WarView board, NavalStack stack) {
        var free = stack.shipsWithoutConvoys();
        return IntStream.rangeClosed(0, free.ntd() + free.ngd() + free.nwd()).boxed().flatMap(count -> removals(free, count))
                .filter(removed -> Flotillas.withFewestCounters(board, stack, ShipLossChoices.afterLosses(stack.ships(), removed)).isPresent()).findFirst();
    }

    /** The ways to remove a number of these ships, those with most transports first, and of these those with most galleys. */
    private static Stream<NavalUnits> removals(NavalUnits free, int count) {
        return IntStream.rangeClosed(0, count).map(others -> count - others).filter(ntd -> ntd <= free.ntd()).boxed()
                .flatMap(ntd -> IntStream.rangeClosed(0, count - ntd).map(nwd -> count - ntd - nwd).filter(ngd -> ngd <= free.ngd() && count - ntd - ngd <= free.nwd())
                        .mapToObj(ngd -> new NavalUnits(0, 0, count - ntd - ngd, ngd, ntd, 0, 0)));
    }

    private static void recordRemoval(EuCommandRun play, NavalStack stack, NavalUnits removed, NavalUnits now) {
        if (removed.thirds() == 0) {
            play.emit(new FleetsFormed(stack.id(), now));
        } else {
            play.emit(new ShipLossEvent.ShipsLost(stack.id(), removed, now),
                    List.of(Step.of("too many counters", RULE).result(Sentence.of("eu.seabattle.result-counters").with("ships", SentenceNames.ships(removed)))));
        }
    }
}
