package tercio.domain.eu.land.movement.play;

import java.util.List;
import java.util.Objects;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.MarchRoll;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Meetings;
import tercio.domain.eu.common.play.SalliesAfterLanding;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveEvent.CountryEndedMovement;
import tercio.domain.eu.land.movement.play.MoveEvent.MovementEnded;
import tercio.domain.eu.sea.attrition.play.NavalAttritionRolls;
import tercio.domain.eu.supply.attrition.play.MarchAttrition;
import tercio.domain.eu.turn.precedence.play.Contenders;
import tercio.domain.eu.world.exploration.play.Expeditions;
import tercio.domain.eu.world.militia.play.MilitiaCalls;
import tercio.domain.eu.world.natives.play.NativesAtHome;
import tercio.domain.game.Execution;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * The end of the movements of an impulse. Each country of the phasing alliance ends its own; those of the alliance end with the last
 * country (EU-MOVE). Massed forces that did not move roll for attrition then, and naval stacks that stayed at sea.
 */
public final class EndOfMovement {

    private EndOfMovement() {}

    /** The countries of the phasing alliance that may still move, between two moves. */
    public static List<CountryId> openCountries(WarView board, Movement movement) {
        return board.state().members(board.state().allianceAt(movement.turnOf())).stream()
                .filter(country -> !movement.ended().contains(country))
                .toList();
    }

    /** Ends the movements of a country. Refused if it has none to end now. */
    public static Execution end(EuCommandRun play, EndMovement command) {
        if (!(play.state().phase() instanceof Movement movement)
                || movement.isUnderWay()
                || !openCountries(play.board(), movement).contains(command.country())) {
            return EuCommandRun.refuse(LandMoves.RULE, Sentence.of("eu.movement.refused-no-movements").with("who", SentenceNames.country(Objects.requireNonNullElse(command.country(), CountryId.NONE))));
        }
        var order = Contenders.refusal(play.board(), command.country());
        if (order.isPresent()) {
            return EuCommandRun.refuse(order.get());
        }
        var alliance = play.state().allianceAt(movement.turnOf());
        boolean last = openCountries(play.board(), movement).size() == 1;
        var standing = last ? MarchAttrition.rollsOfStanding(play.board(), alliance) : List.<MarchRoll>of();
        var afloat = last ? NavalAttritionRolls.stacksStaying(play.board(), alliance) : List.<NavalStack>of();
        boolean rolls = !standing.isEmpty() || !afloat.isEmpty();
        if (play.state().members(alliance).size() > 1 || rolls || MilitiaCalls.isDue(play.board())) {
            play.emit(new CountryEndedMovement(command.country()));
        }
        MarchAttrition.makeDue(play, standing);
        afloat.forEach(stack -> NavalAttritionRolls.makeDueForStaying(play, stack));
        if (last && !rolls) {
            finish(play, alliance);
        }
        return EuCommandRun.success();
    }

    /**
     * Ends the movements of the alliance once all of its countries have ended theirs and massed forces that stayed have rolled for
     * attrition.
     *
     * @return whether they ended
     */
    public static boolean finish(EuCommandRun play, Movement movement) {
        if (!openCountries(play.board(), movement).isEmpty()) {
            return false;
        }
        finish(play, play.state().allianceAt(movement.turnOf()));
        return true;
    }

    /** Begins the exploration step if anybody could explore, else ends the movements. */
    private static void finish(EuCommandRun play, Alliance alliance) {
        if (!Expeditions.begin(play, alliance)) {
            endMovements(play, alliance);
        }
    }

    /**
     * Ends the exploration step once no stack is asked any more.
     *
     * @return whether it ended
     */
    public static boolean finish(EuCommandRun play, Phase.Exploration step) {
        boolean over = Expeditions.isOver(play.board());
        if (over) {
            endMovements(play, play.state().allianceAt(step.turnOf()));
        }
        return over;
    }

    /** Asks the militia, and records the battles if none is asked: they are known only then. */
    private static void endMovements(EuCommandRun play, Alliance alliance) {
        if (MilitiaCalls.ask(play)) {
            return;
        }
        NativesAtHome.drawUp(play, alliance);
        play.emit(new MovementEnded(alliance, battleProvinces(play.board(), alliance)));
    }

    /** Provinces where both the alliance and enemies stand unbesieged, and it may begin a battle; and those where troops that have landed can come out. */
    private static List<SpaceId> battleProvinces(WarView board, Alliance alliance) {
        return board.state().stacksOf(alliance)
                .map(Stack::province)
                .distinct()
                .filter(province -> !Meetings.adversaries(board, province, alliance).isEmpty() || !SalliesAfterLanding.readyStacks(board, province, alliance).isEmpty())
                .sorted()
                .toList();
    }
}
