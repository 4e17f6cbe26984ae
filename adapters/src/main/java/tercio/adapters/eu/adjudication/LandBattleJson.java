package tercio.adapters.eu.adjudication;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.battle.BattleEnd;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.ScoreSheet;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.Casualty;
import tercio.domain.eu.common.forces.CombatColumn;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.eu.land.battle.LandBattle;
import tercio.domain.eu.land.battle.LandBattleOutcome;
import tercio.domain.eu.land.battle.SideOutcome;
import tools.jackson.databind.node.ObjectNode;

/** Writes the outcome of a land battle in the form of the contract. */
final class LandBattleJson {

    private static final String NOBODY = "none";

    private LandBattleJson() {}

    /** Writes the outcome of an evaded battle. */
    static void putEvaded(ObjectNode answer) {
        answer.put("ended", BattleEnd.EVASION.word()).put("winner", NOBODY).put("majorBattle", false).put("evaded", true);
        answer.putObject("stability");
        answer.putObject("victoryPoints");
    }

    static void put(ObjectNode answer, LandBattle battle, LandBattleOutcome outcome, LossUnit unit) {
        putEnd(answer, outcome.ended(), outcome.winner(), outcome.majorBattle());
        for (var side : Side.values()) {
            put(answer.putObject(side.word()), outcome.side(side), battle.theatre(), unit);
        }
        put(answer.putObject("stability"), outcome.stability());
        put(answer.putObject("victoryPoints"), outcome.victoryPoints());
    }

    /** Writes the end of a fought battle. */
    static void putEnd(ObjectNode answer, BattleEnd ended, Optional<Side> winner, boolean majorBattle) {
        answer.put("ended", ended.word()).put("winner", word(winner)).put("majorBattle", majorBattle).put("evaded", false);
    }

    static String word(Optional<Side> side) {
        return side.map(Side::word).orElse(NOBODY);
    }

    static void putColumns(ObjectNode json, Optional<CombatColumn> fire, Optional<CombatColumn> shock) {
        var columns = json.putObject("columns");
        fire.ifPresent(column -> columns.put("fire", column.name()));
        shock.ifPresent(column -> columns.put("shock", column.name()));
    }

    /** Writes {@code drm} and {@code rolls}. The modifiers of the pursuit appear only in its modified die. */
    static void putRolls(ObjectNode json, Map<BattleRoll, ScoreSheet.Rolled> made, LossUnit unit) {
        var drm = json.putObject("drm");
        var rolls = json.putObject("rolls");
        made.forEach((roll, rolled) -> {
            if (roll != BattleRoll.PURSUIT) {
                drm.put(roll.word(), rolled.drm());
            }
            put(rolls.putObject(roll.word()), rolled, unit);
        });
    }

    static void put(ObjectNode json, Map<CountryId, Integer> changes) {
        changes.forEach((country, change) -> json.put(country.value(), change));
    }

    private static void put(ObjectNode json, SideOutcome side, Theatre theatre, LossUnit unit) {
        json.put("morale", side.morale()).put("moraleLost", side.moraleLost())
                .put("routed", side.routed()).put("destroyed", side.destroyed());
        putColumns(json, side.fire(), Optional.of(side.shock()));
        putRolls(json, side.rolls(), unit);
        json.put("inflicted" + unit.word(), side.inflicted())
                .put("inflictedAfterSmallStack" + unit.word(), side.inflictedAfterSmallStack())
                .put("sizeDifferential", side.sizeDifferential())
                .put("inflictedAfterSize" + unit.word(), side.inflictedAfterSize())
                .put("suffered" + unit.word(), side.suffered())
                .put("retreat" + unit.word(), side.retreat());
        putLosses(json, side, theatre, unit);
        put(json, side.casualty());
    }

    private static void put(ObjectNode json, ScoreSheet.Rolled rolled, LossUnit unit) {
        put(json, "die", rolled.dice());
        put(json, "modified", rolled.modified());
        put(json, "loss" + unit.word(), rolled.losses());
        json.put("stars", rolled.stars());
    }

    /** Writes one number for one die, a list for several. */
    private static void put(ObjectNode json, String name, List<Integer> values) {
        if (values.size() == 1) {
            json.put(name, values.getFirst());
        } else {
            values.forEach(json.putArray(name)::add);
        }
    }

    private static void putLosses(ObjectNode json, SideOutcome side, Theatre theatre, LossUnit unit) {
        boolean europe = theatre == Theatre.EUROPE;
        json.put(europe ? "lossesLd" : "losses" + unit.word(), europe ? side.losses() / unit.ofOneLd() : side.losses());
        var remaining = json.putObject("remaining").put("ld", side.remaining() / unit.ofOneLd());
        if (!europe) {
            remaining.put("lde", side.remaining() % unit.ofOneLd());
        }
    }

    static void put(ObjectNode json, Casualty casualty) {
        json.put("leader", casualty.fate().word());
        if (casualty.rounds() > 0) {
            json.put("leaderRounds", casualty.rounds());
        }
    }
}
