package tercio.domain.eu.land.siege.play;

import static tercio.domain.eu.common.game.SpokenNames.alliance;
import static tercio.domain.eu.common.game.SpokenNames.verb;

import java.util.List;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.AttritionDue;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SpokenNames;
import tercio.domain.eu.common.game.StackTitle;
import tercio.domain.ruling.Step;

/** Describes the events of sieges in words. */
record SiegeNarration(EuState board) {

    String of(SiegeEvent event, List<Step> explanation) {
        return switch (event) {
            case SiegeEvent.SiegesBegan e -> alliance(board, e.alliance()) + " " + (e.provinces().isEmpty()
                    ? verb(board, e.alliance(), "has", "have") + " no siege to resolve."
                    : verb(board, e.alliance(), "resolves its", "resolve their") + (e.provinces().stream().anyMatch(board.marks().raids()::containsKey) ? " sieges and fights against revolts and corsairs in "
                            : e.provinces().stream().anyMatch(board.marks()::isInRevolt) ? " sieges and fights against revolts in "
                            : " sieges in ") + PlaceName.of(e.provinces()) + ".");
            case SiegeEvent.FortressUndermined e -> Nation.of(e.by()) + " undermines " + PlaceName.city(e.province())
                    + rolled(explanation) + ": " + result(e) + ".";
            case SiegeEvent.BesiegersChecked e -> "Besiegers who are too few to undermine or have no line of supply roll for attrition in "
                    + PlaceName.of(e.due().stream().map(AttritionDue::province).toList()) + ".";
            case SiegeEvent.BesiegersOweAttrition e -> "The besiegers of " + PlaceName.city(e.due().province()) + " suffer attrition.";
            case SiegeEvent.UnderminingTookEffect e -> "The undermining of " + PlaceName.city(e.province()) + " takes effect.";
            case SiegeEvent.BreachMade e -> "The walls of " + PlaceName.city(e.province()) + " are breached.";
            case SiegeEvent.AssaultDeclined e -> "The breach of " + PlaceName.city(e.province()) + " is not stormed.";
            case SiegeEvent.AssaultFought e -> Nation.of(e.by()) + " assaults " + PlaceName.city(e.province())
                    + (e.breach() ? " through the breach" : "") + (e.falls() ? " and takes it" : " and is repulsed")
                    + losses(e) + ".";
            case SiegeEvent.FortressFell e -> PlaceName.city(e.province()) + " falls to " + Nation.of(e.by()) + " (" + e.how() + ").";
            case SiegeEvent.FortDestroyed e -> "The fort of " + PlaceName.of(e.province()) + " is destroyed.";
            case SiegeEvent.GarrisonFreed e when beingPlaced() -> e.ld() + " LD of the garrison go elsewhere.";
            case SiegeEvent.GarrisonFreed e -> Nation.of(e.country()) + " leaves " + PlaceName.city(e.province()) + " with war honours, "
                    + e.ld() + " LD.";
            case SiegeEvent.LeaderSentHome e -> SpokenNames.leader(board, e.leader()) + " goes free to " + PlaceName.of(e.province()) + ".";
            case SiegeEvent.GarrisonPlaced e -> StackTitle.of(board, e.stack()) + " goes to " + PlaceName.of(e.province()) + ".";
            case SiegeEvent.FortressManned e -> PlaceName.city(e.province())
                    + (e.manned() ? " is manned with 1 LD" : " is left without garrison") + ": level " + e.level() + ".";
            case SiegeEvent.FortressLowered e -> PlaceName.city(e.province())
                    + (e.level() < board.fortress(e.province()).level() ? " loses a level: level " + e.level() : " keeps its printed level " + e.level()) + ".";
            case SiegeEvent.SiegeLifted e -> "The siege of " + PlaceName.city(e.province()) + " is lifted.";
            case SiegeEvent.SiegeResolved e -> "Nothing more is done at " + PlaceName.city(e.province()) + " this round.";
            case SiegeEvent.StackRedeployed e -> StackTitle.of(board, e.stack()) + " abandons the siege and goes back to "
                    + PlaceName.of(e.to()) + ".";
            case SiegeEvent.SiegesEnded e -> "All sieges of the round are resolved.";
        };
    }

    /** {@code , rolls 5 modified to 4} */
    private static String rolled(List<Step> explanation) {
        return explanation.stream().filter(step -> step.step().equals("undermining") && step.dice().size() == 1).findFirst()
                .map(step -> ", rolls " + step.dice().getFirst()
                        + (step.modified() == null || step.modified().equals(step.dice().getFirst()) ? "" : " modified to " + step.modified()))
                .orElse("");
    }

    /** Losses of troops are whole LD. */
    private String losses(SiegeEvent.AssaultFought assault) {
        return assault.thirds().size() < 2 ? ""
                : "; losses " + Nation.of(assault.by()) + " " + Thirds.format(assault.thirds().getFirst()) + " LD, "
                        + Nation.of(board.fortress(assault.province()).controller()) + " " + Thirds.format(assault.thirds().getLast()) + " LD";
    }

    /** Whether a part of a freed garrison is being placed. */
    private boolean beingPlaced() {
        return !board.duties().isEmpty() && board.duties().getFirst() instanceof Duty.Garrison;
    }

    private static String result(SiegeEvent.FortressUndermined event) {
        return switch (event.result()) {
            case NONE -> "no effect";
            case SIEGEWORK_MINUS -> "a siegework-, now " + event.works();
            case SIEGEWORK_PLUS -> "a siegework+, now " + event.works();
            case BREACH -> "a breach";
            case BREACH_OR_WAR_HONOUR -> "a breach or war honours";
            case SURRENDER -> "it surrenders";
        };
    }
}
