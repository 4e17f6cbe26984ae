package tercio.adapters.adjudication.eu;

import java.util.List;
import java.util.Map;
import tercio.domain.eu.battle.BattleRoll;
import tercio.domain.eu.battle.Ended;
import tercio.domain.eu.battle.LandBattle;
import tercio.domain.eu.battle.LandBattleOutcome;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.battle.SideOutcome;
import tercio.domain.eu.board.Theatre;
import tercio.domain.eu.forces.Casualty;
import tercio.domain.eu.forces.Thirds;
import tools.jackson.databind.node.ObjectNode;

/** Writes the outcome of a land battle as the contract has it. */
final class BattleAnswer {

    private static final String NOBODY = "none";

    private BattleAnswer() {}

    /** Nothing was fought. */
    static void putEvaded(ObjectNode answer) {
        answer.put("ended", Ended.EVASION.word()).put("winner", NOBODY).put("majorBattle", false).put("evaded", true);
        answer.putObject("stability");
        answer.putObject("victoryPoints");
    }

    static void put(ObjectNode answer, LandBattle battle, LandBattleOutcome outcome) {
        answer.put("ended", outcome.ended().word())
                .put("winner", outcome.winner().map(Side::word).orElse(NOBODY))
                .put("majorBattle", outcome.majorBattle())
                .put("evaded", false);
        for (var side : Side.values()) {
            put(answer.putObject(side.word()), outcome.side(side), battle.theatre());
        }
        put(answer.putObject("stability"), outcome.stability());
        put(answer.putObject("victoryPoints"), outcome.victoryPoints());
    }

    static void put(ObjectNode json, Map<String, Integer> changes) {
        changes.forEach(json::put);
    }

    private static void put(ObjectNode json, SideOutcome side, Theatre theatre) {
        json.put("morale", side.morale()).put("moraleLost", side.moraleLost())
                .put("routed", side.routed()).put("destroyed", side.destroyed());
        var columns = json.putObject("columns");
        side.fire().ifPresent(column -> columns.put("fire", column.name()));
        columns.put("shock", side.shock().name());
        var drm = json.putObject("drm");
        var rolls = json.putObject("rolls");
        side.rolls().forEach((roll, rolled) -> {
            if (roll != BattleRoll.PURSUIT) {
                drm.put(roll.word(), rolled.drm());
            }
            put(rolls.putObject(roll.word()), rolled);
        });
        json.put("inflictedThirds", side.inflicted())
                .put("inflictedAfterSmallStackThirds", side.inflictedAfterSmallStack())
                .put("sizeDifferential", side.sizeDifferential())
                .put("inflictedAfterSizeThirds", side.inflictedAfterSize())
                .put("sufferedThirds", side.suffered())
                .put("retreatThirds", side.retreat());
        putLosses(json, side, theatre);
        put(json, side.casualty());
    }

    private static void put(ObjectNode json, SideOutcome.Rolled rolled) {
        put(json, "die", rolled.dice());
        put(json, "modified", rolled.modified());
        put(json, "lossThirds", rolled.losses());
        json.put("stars", rolled.stars());
    }

    /** One number for one die, a list for several. */
    private static void put(ObjectNode json, String name, List<Integer> values) {
        if (values.size() == 1) {
            json.put(name, values.getFirst());
        } else {
            values.forEach(json.putArray(name)::add);
        }
    }

    private static void putLosses(ObjectNode json, SideOutcome side, Theatre theatre) {
        boolean europe = theatre == Theatre.EUROPE;
        json.put(europe ? "lossesLd" : "lossesThirds", europe ? side.losses() / Thirds.LD : side.losses());
        var remaining = json.putObject("remaining").put("ld", side.remaining() / Thirds.LD);
        if (!europe) {
            remaining.put("lde", side.remaining() % Thirds.LD);
        }
    }

    static void put(ObjectNode json, Casualty casualty) {
        json.put("leader", casualty.fate().word());
        if (casualty.rounds() > 0) {
            json.put("leaderRounds", casualty.rounds());
        }
    }
}
