package tercio.skirmish.module;

import java.util.List;
import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.ProcedureEndpoint;
import tercio.domain.dice.Die;
import tercio.domain.ruling.Reading;
import tercio.skirmish.rules.CaptainOrder;
import tercio.skirmish.rules.ClashProcedure;
import tercio.skirmish.rules.ClashTable;
import tercio.skirmish.rules.Melee;
import tercio.skirmish.rules.SkirmishRules;
import tools.jackson.databind.node.ObjectNode;

/** {@code clash}: one clash, without a game. */
record ClashEndpoint(ClashTable table) implements ProcedureEndpoint {

    private static final int MOST = 99;
    private static final int HIGHEST = 3;

    @Override
    public String ruleset() {
        return SkirmishRules.ID;
    }

    @Override
    public String procedure() {
        return ClashProcedure.CLASH;
    }

    @Override
    public DieNames dice() {
        return DieNames.ofSide(ClashProcedure.ATTACKER, ClashProcedure.CLASH).andSide(ClashProcedure.DEFENDER, ClashProcedure.CLASH);
    }

    @Override
    public Die die() {
        return Die.D6;
    }

    @Override
    public List<Reading> readings() {
        return new SkirmishRules().readings();
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        var fields = request.fields();
        var attacker = fields.object(ClashProcedure.ATTACKER);
        var defender = fields.object(ClashProcedure.DEFENDER);
        var melee = new Melee(attacker.integer("men", 1, MOST), defender.integer("men", 1, MOST), defender.integer("committed", 0, MOST, 0),
                attacker.word("order", AllowedWords.of(CaptainOrder.class), CaptainOrder.ATTACK),
                defender.word("order", AllowedWords.of(CaptainOrder.class), CaptainOrder.HOLD),
                defender.integer("height", 1, HIGHEST, 1) - attacker.integer("height", 1, HIGHEST, 1), fields.flag("stream"));
        request.check();
        var end = request.run(new ClashProcedure(table, request.readings()).stages(), ClashProcedure.start(melee));
        answer.putObject(ClashProcedure.ATTACKER).put("losses", end.attackersLost());
        answer.putObject(ClashProcedure.DEFENDER).put("losses", end.defendersLost());
        answer.put("taken", end.taken());
    }
}
