package tercio.adapters.eu.question;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.domain.dice.Roll;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.question.EuQuestion;
import tools.jackson.databind.node.ObjectNode;

/**
 * Writes the inputs of the ruling of a played event as a request of the adjudicator.
 *
 * @param board the board whose readings hold
 * @param unit the unit in which the edition counts troops
 * @param rolls all dice of the order, of a battle those of all its orders
 * @param stack the id of the stack that rolled; empty where nobody else rolled for the same purpose
 */
record QuestionRequest(EuState board, LossUnit unit, List<Roll> rolls, Optional<StackId> stack) {

    private static final String SEVERAL = "remainder";

    QuestionRequest {
        rolls = List.copyOf(rolls);
    }

    /** The request with its dice; empty where no procedure asks it. */
    Optional<ObjectNode> of(EuQuestion question) {
        return Optional.ofNullable(switch (question) {
            case EuQuestion.GoesOn goesOn -> with(LandRequest.continuation(board, goesOn), "continuation");
            case EuQuestion.CatchOnLand caught -> with(LandRequest.interception(board, caught), "interception");
            case EuQuestion.CatchAtSea caught -> with(SeaRequest.interception(board, caught.attempt(), caught.country(), caught.moving()), "interception");
            case EuQuestion.Evade evade -> with(SeaRequest.evasion(board, evade.attempt()), "evasion");
            case EuQuestion.Undermine undermine -> with(LandRequest.undermining(board, undermine), "undermining");
            case EuQuestion.Storm storm -> addRolls(LandRequest.assault(board, storm));
            case EuQuestion.FightOnLand battle -> addRolls(LandRequest.battle(board, battle));
            case EuQuestion.FightAtSea battle -> addRolls(SeaBattleRequest.of(board, battle.battle(), battle.standing(), battle.sunk()));
            case EuQuestion.RunBlockade run -> with(SeaRequest.escape(board, run.attempt()), "escape");
            case EuQuestion.FireFromShore fire -> with(SeaRequest.fire(board, fire.battery(), fire.theatre(), fire.target()), "presidio");
            case EuQuestion.Suffer suffer -> with(AttritionRequest.of(board, suffer.stack(), unit, suffer.pillage()), "attrition", SEVERAL);
            case EuQuestion.Explore explore -> with(OverseasRequest.exploration(board, explore.expedition()), "exploration", "half", "leaderDeath", SEVERAL);
            case EuQuestion.StirNatives natives -> with(OverseasRequest.activation(board, natives.tolerance()), "activation");
            case EuQuestion.WinNatives natives -> with(OverseasRequest.conquistador(board, natives.attempt()), "conquistador", SEVERAL);
            case EuQuestion.AttackConvoy raid -> with(OverseasRequest.convoyAttack(board, raid.attack(), raid.raid(), raid.convoy()), "interception", "corsair", "raid");
            case EuQuestion.HuntPirates hunt -> with(OverseasRequest.pirates(board, hunt.zone()), "pirates");
            case EuQuestion.HuntCorsairs hunt -> with(RebelRequest.hunt(board, hunt.hunt()), "corsair");
            case EuQuestion.FightRaiders fight -> with(RebelRequest.raiders(board, fight.fight()), "corsair");
            case EuQuestion.FightRebels fight -> with(RebelRequest.revolt(board, fight.fight()), "revolt");
            case EuQuestion.Unasked unasked -> null;
        });
    }

    /** Adds the dice for some purposes: several of the last kind as a list. */
    private ObjectNode with(ObjectNode request, String... purposes) {
        var dice = request.putObject("dice");
        for (var roll : rolls) {
            var purpose = roll.name().purpose();
            boolean own = stack.isEmpty() || roll.name().side().equals(stack.get().value());
            if (own && purpose.equals(SEVERAL) && Set.of(purposes).contains(SEVERAL)) {
                dice.withArrayProperty(purpose).add(roll.value());
            } else if (own && Set.of(purposes).contains(purpose)) {
                dice.put(purpose, roll.value());
            }
        }
        return request;
    }

    /** Adds all dice of the fight; an evasion before it is a question of its own. */
    private ObjectNode addRolls(ObjectNode request) {
        AdjudicationRequests.putRolls(request, rolls.stream().filter(roll -> !roll.name().purpose().equals("evasion")).toList());
        return request;
    }
}
