package tercio.domain.eu.sea.voyage.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.policy.NavalSupply;
import tercio.domain.eu.sea.ships.play.Seas;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** The supply of troops on a coast as an action (EU-SUP-SHIPS): of all stacks there, or of one by the rules of an older edition. */
final class ShipsSupply {

    private static final String RULE = "EU-SUP-SHIPS";

    private ShipsSupply() {}

    /** The actions of supply from a sea zone, legal or not. */
    static List<NavalAction> actions(WarView board, SpaceId zone) {
        return suppliesOneStack(board) ? Seas.coasts(board, zone).map(NavalAction::supply).toList() : List.of(NavalAction.supply());
    }

    /** The reason why a naval stack may not begin to supply; empty if it may. */
    static Optional<Refusal> refusal(WarView board, NavalStack stack, SpaceId zone, Optional<SpaceId> province) {
        if (suppliesOneStack(board) == province.isEmpty()) {
            return Optional.of(Refusal.of(RULE, Sentence.of("eu.voyage.refused-supply-place").with("one", province.isEmpty()).with("stack", SentenceNames.fleet(board.state(), stack.id()))));
        }
        boolean feeds = board.map().sea(zone).isPresent()
                && Seas.coasts(board, zone).filter(coast -> province.filter(named -> !named.equals(coast)).isEmpty()).anyMatch(coast -> Seas.canSupply(board, stack, coast));
        return feeds ? Optional.empty() : Optional.of(Refusal.of(NavalActions.RULE, Sentence.of("eu.voyage.refused-none-to-supply")
                .with("who", SentenceNames.country(stack.country())).with("coast", province.isEmpty()).with("where", SentenceNames.place(province.orElse(zone)))));
    }

    private static boolean suppliesOneStack(WarView board) {
        return board.tables().policies().play().navalSupply() == NavalSupply.ONE_STACK;
    }
}
