package tercio.domain.eia.combat.siege.play;

import java.util.List;
import tercio.domain.eia.common.concept.SentenceParts;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.SiegeDuty;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.common.play.EiaWarView;

/** The events of sieges as sentences. */
final class CitySiegeNarration {

    private final EiaWarView board;

    CitySiegeNarration(EiaState before) {
        board = new EiaWarView(before, WarMap.PRINTED);
    }

    String of(CitySiegeEvent event) {
        var city = board.name(event.area());
        return switch (event) {
            case CitySiegeEvent.SiegeRaised raised -> raised.remaining().isEmpty() ? city + " is besieged no longer."
                    : city + " is still besieged by " + names(raised.remaining().stream().map(power -> power.title()).toList()) + ".";
            case CitySiegeEvent.SiegeHeld held -> SiegeForces.isInside(board, event.area(), held.power())
                    ? held.power().title() + " has decided what the garrison of " + city + " does."
                    : held.power().title() + " goes on besieging " + city + " without an assault attempt.";
            case CitySiegeEvent.AssaultAttempted attempt -> attempt.power().title() + " launches an assault attempt on " + city + ": " + result(attempt.result()) + ".";
            case CitySiegeEvent.SiegeDecisionDue due -> due(due.duty(), city);
            case CitySiegeEvent.SortieForgone forgone -> "The garrison of " + city + " makes no sortie.";
            case CitySiegeEvent.SortieMade sortie -> "The garrison of " + city + " makes a sortie: the " + (sortie.garrisonLoses() ? "garrison" : "besieger")
                    + " loses one factor.";
            case CitySiegeEvent.SiegeDecisionMade made -> choiceText(made.choice(), city);
            case CitySiegeEvent.GarrisonWithdrew withdrew -> "The garrison leaves " + city + " with the honors of war and goes to "
                    + board.name(withdrew.refuge()) + ".";
            case CitySiegeEvent.SiegeFightBegan began -> began.combat().assault() ? "The besiegers assault " + city + "."
                    : "The garrison of " + city + " attacks its besiegers with " + SentenceParts.counted(began.combat().attacker().factors(), "factor", "factors") + ".";
            case CitySiegeEvent.SiegeFightMoved moved -> moveText(moved, city);
            case CitySiegeEvent.SiegeFightEnded ended -> endText(ended, city);
            case CitySiegeEvent.SiegeLossesTaken taken -> "Lost at " + city + ": "
                    + (taken.losses().isEmpty() ? "a factor that only its owner knows" : SiegeForces.title(board, taken.losses())) + "."
                    + (corps(taken.removed()).isEmpty() ? "" : " " + names(corps(taken.removed()))
                            + SentenceParts.agreeing(corps(taken.removed()).size(), " is removed from the map.", " are removed from the map."));
            case CitySiegeEvent.LeadersWithdrew leaders -> leaders(leaders.leaders())
                    + SentenceParts.agreeing(leaders.leaders().size(), " leaves the map without a corps.", " leave the map without a corps.");
            case CitySiegeEvent.PrisonersTaken taken -> taken.by().title() + " takes prisoners at " + city + ": " + taken.prisoners().title()
                    + (taken.leaders().isEmpty() ? "" : " and " + leaders(taken.leaders())) + ".";
            case CitySiegeEvent.CityCaptured captured -> captured.by().title() + " captures " + city + ".";
            case CitySiegeEvent.SiegePointsGained gained -> gained.power().title() + " gains " + points(gained.points()) + " for " + city + ".";
            case CitySiegeEvent.BesiegersRetreated retreated -> "The besiegers of " + city + " are retreated from " + board.name(retreated.from()) + " to "
                    + board.name(retreated.to()) + ".";
            case CitySiegeEvent.RetreatGoesOn on -> "Enemies are there: the retreat goes on.";
            case CitySiegeEvent.FreedCorpsLeft left -> names(corps(left.pieces()))
                    + SentenceParts.agreeing(corps(left.pieces()).size(), " moves out of ", " move out of ") + city + ".";
            case CitySiegeEvent.PortDepotDestroyed destroyed -> destroyed.of().title() + "'s depot in " + city + " is destroyed.";
            case CitySiegeEvent.PortDepotConverted converted -> converted.of().title() + "'s depot in " + city + " becomes one of " + converted.by().title() + ".";
        };
    }

    private static String result(String result) {
        return switch (result) {
            case "sortie" -> "the garrison may make a sortie";
            case "breach" -> "the walls are breached";
            default -> "no result";
        };
    }

    private static String due(SiegeDuty duty, String city) {
        var who = duty.power().title();
        return switch (duty) {
            case SiegeDuty.OfferedSortie sortie -> who + " decides on a sortie from " + city + ".";
            case SiegeDuty.SortieLoss loss -> who + " chooses the factor that the sortie costs.";
            case SiegeDuty.BreachedWalls walls -> who + " decides what the garrison of " + city + " does in the breach.";
            case SiegeDuty.RequestedHonours honours -> who + " is asked for the honors of war.";
            case SiegeDuty.RefugeOfGarrison refuge -> who + " chooses where the garrison of " + city + " goes.";
            case SiegeDuty.SiegeFight fight -> who + " fights at " + city + ".";
            case SiegeDuty.BesiegersInRetreat retreat -> who + " retreats the besiegers of " + city + ".";
            case SiegeDuty.FreedCorps freed -> who + " decides whether corps move out of " + city + ".";
            case SiegeDuty.CapturedDepot depot -> who + " decides on the depot in " + city + ".";
        };
    }

    private static String choiceText(SiegeChoice choice, String city) {
        return switch (choice) {
            case HONOURS_ASKED -> "The garrison of " + city + " asks for the honors of war.";
            case HONOURS_GRANTED -> "The honors of war are granted.";
            case HONOURS_REFUSED -> "The honors of war are refused.";
            case SURRENDERED -> "The garrison of " + city + " surrenders.";
            case DEFENDED -> "The garrison of " + city + " fights in the breach.";
            case LOSS_CHOSEN -> "The loss of the sortie is chosen.";
            case RETREAT_ENDED -> "The besiegers have moved.";
            case STAYED -> "It is decided which corps stay in " + city + ".";
        };
    }

    private static String moveText(CitySiegeEvent.SiegeFightMoved moved, String city) {
        var combat = moved.combat();
        boolean rolled = combat.attacker().due() > 0 || combat.defender().due() > 0;
        return "Round " + combat.round() + " at " + city + (rolled ? ": the besieger has to lose " + combat.besieger().due() + ", the garrison "
                + combat.garrison().due() + "." : combat.judged() ? " is over; the combat goes on." : ": all losses are taken.");
    }

    private static String endText(CitySiegeEvent.SiegeFightEnded ended, String city) {
        return "The combat at " + city + " is over: " + switch (ended.result()) {
            case ATTACKER_WON -> "the attacker wins.";
            case DEFENDER_WON -> "the defender wins.";
            case NOBODY_WON -> "both sides are beaten.";
            case UNDECIDED -> "nobody has won.";
        };
    }

    private List<String> corps(List<String> pieces) {
        return pieces.stream().flatMap(id -> board.state().findCorps(id).stream()).map(Corps::title).toList();
    }

    private String leaders(List<String> ids) {
        return names(ids.stream().map(id -> board.state().leaders().get(id).name()).toList());
    }

    private static String points(int points) {
        return points == 1 ? "a political point" : points + " political points";
    }

    private static String names(List<String> names) {
        return SentenceParts.and(names);
    }
}
