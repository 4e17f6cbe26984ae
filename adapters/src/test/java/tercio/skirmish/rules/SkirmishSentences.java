package tercio.skirmish.rules;

import java.util.stream.Collectors;
import tercio.skirmish.rules.SkirmishEvent.CampsReady;
import tercio.skirmish.rules.SkirmishEvent.ClashJoined;
import tercio.skirmish.rules.SkirmishEvent.Clashed;
import tercio.skirmish.rules.SkirmishEvent.Marched;
import tercio.skirmish.rules.SkirmishEvent.MarchesBegan;
import tercio.skirmish.rules.SkirmishEvent.OrderChosen;
import tercio.skirmish.rules.SkirmishEvent.OrdersRevealed;
import tercio.skirmish.rules.SkirmishEvent.ReserveSet;
import tercio.skirmish.rules.SkirmishEvent.SkirmishEnded;
import tercio.skirmish.rules.SkirmishEvent.TurnBegan;

/** The events in sentences. A secret that the reader may not see is missing from its sentence. */
final class SkirmishSentences {

    private SkirmishSentences() {}

    static String of(SkirmishEvent event) {
        return switch (event) {
            case ReserveSet set -> set.captain() + " keeps " + set.men().map(men -> men + " men").orElse("some men, or none,") + " in reserve.";
            case CampsReady ready -> "The camps are ready.";
            case OrderChosen chosen -> chosen.captain() + " writes down "
                    + chosen.order().map(order -> "the order to " + order).orElse("an order") + ".";
            case OrdersRevealed revealed -> revealed.orders().stream().map(order -> order.captain() + ": " + order.order())
                    .collect(Collectors.joining(", ", "The orders are revealed. ", "."));
            case MarchesBegan began -> began.captain() + " marches.";
            case Marched marched -> marched.men() + " men of " + marched.captain() + " march from " + HillMap.name(marched.from()) + " to "
                    + HillMap.name(marched.to()) + ".";
            case ClashJoined joined -> joined.men() + " men of " + joined.attacker() + " attack " + joined.defender() + " on "
                    + HillMap.name(joined.to()) + ".";
            case Clashed clashed -> "On " + HillMap.name(clashed.to()) + " " + clashed.attacker() + " loses " + clashed.attackersLost()
                    + " and " + clashed.defender() + " " + clashed.defendersLost() + (clashed.taken() ? "; the hill is taken." : ".");
            case TurnBegan began -> "Turn " + began.turn() + " begins.";
            case SkirmishEnded ended -> ended.winner().map(winner -> winner + " wins.").orElse("Nobody wins.");
        };
    }
}
