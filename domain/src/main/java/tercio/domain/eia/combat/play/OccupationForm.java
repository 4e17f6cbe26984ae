package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.combat.play.CombatCommand.LossOf;
import tercio.domain.eia.combat.play.CombatCommand.OccupyCity;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.game.Form;
import tercio.domain.game.Form.Count;
import tercio.domain.game.Form.Field;
import tercio.domain.game.Form.Limit;
import tercio.domain.game.Form.Subset;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** The form for the occupation of a city after a combat: corps that enter, factors that corps leave inside. */
final class OccupationForm {

    private static final String ENTER = "enter";
    private static final String LEADERS = "leaders";

    private OccupationForm() {}

    /** The form; {@code null} where no corps stands outside. */
    static Form of(EiaWarView board, Power power, SpaceId area) {
        var corps = CityOccupation.corpsOutside(board, power, area);
        if (corps.isEmpty()) {
            return null;
        }
        var fields = new ArrayList<Field>();
        fields.add(new Subset(ENTER, Sentence.of("eia.siege.field-enter"), CombatNames.items(board.state(), corps), 0,
                corps.size()));
        var leaders = CityOccupation.leaders(board, power, area);
        if (!leaders.isEmpty()) {
            fields.add(new Subset(LEADERS, Sentence.of("eia.combat.field-enter-leaders"), CombatNames.leaderItems(leaders), 0, leaders.size()));
        }
        var cells = cells(board, corps, area);
        for (int at = 0; at < cells.size(); at++) {
            fields.add(new Count(field(at), Sentence.of("eia.siege.field-inside").with("corps", CombatNames.unitName(board.state(), cells.get(at).unit()))
                    .with("type", CampaignNames.factorType(cells.get(at).type())),
                    0, cells.get(at).count()));
        }
        return new Form(new OccupyCity(power, area, List.of(), cells.stream().map(cell -> new LossOf(cell.unit(), cell.type(), 0)).toList(), List.of()),
                fields, limits(!leaders.isEmpty()),
                filled -> new OccupyCity(power, area, Id.all(filled.choices(ENTER), UnitId::new), cells.stream()
                        .filter(cell -> !filled.choices(ENTER).contains(cell.unit().value()))
                        .map(cell -> new LossOf(cell.unit(), cell.type(), filled.count(field(cells.indexOf(cell))))).toList(),
                        leaders.isEmpty() ? List.of() : Id.all(filled.choices(LEADERS), EiaLeaderId::new)));
    }

    private static List<Limit> limits(boolean leaders) {
        var room = Limit.of(Sentence.of("eia.siege.limit-room"), "EIA-7.3.3.4", ENTER);
        var left = Limit.of(Sentence.of("eia.siege.limit-stay"), "EIA-7.3.3.1.2", ENTER);
        return leaders ? List.of(room, left, Limit.of(Sentence.of("eia.combat.limit-no-leader-outside"), "EIA-7.3.3.4", ENTER, LEADERS)) : List.of(room, left);
    }

    private static String field(int at) {
        return "detach." + at + ".count";
    }

    private static List<LossOf> cells(EiaWarView board, List<UnitId> corps, SpaceId area) {
        var cells = new ArrayList<LossOf>();
        for (var id : corps) {
            var piece = board.state().corps().get(id);
            piece.factorsOrNone().counts().forEach((type, count) -> {
                if (CityOccupation.canDetach(board, piece, type, area)) {
                    cells.add(new LossOf(id, type, count));
                }
            });
        }
        return cells;
    }
}
