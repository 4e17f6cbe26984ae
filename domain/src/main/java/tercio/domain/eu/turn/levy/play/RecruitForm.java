package tercio.domain.eu.turn.levy.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.AnswerNames;
import tercio.domain.eu.common.game.FreeCounters;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.StackingSurplus;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.turn.levy.play.LevyCommand.RecruitByLevies;
import tercio.domain.game.Decision;
import tercio.domain.game.Form;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Sentence;

/** The form for recruits: the province and the counters. */
final class RecruitForm {

    private static final String PROVINCE = "province";
    private static final String PLUS = "units.armyPlus";
    private static final String MINUS = "units.armyMinus";
    private static final String LD = "units.ld";
    private static final String LDE = "units.lde";

    private RecruitForm() {}

    /** @param first the smallest counter for each province, at least one */
    static Decision decision(WarView board, CountryId country, List<Option> first) {
        var allowed = Recruiting.allowance(board, country).orElseThrow();
        return new Decision("recruits-" + country, country.value(), "RecruitByLevies", Citation.of(Recruiting.RULE),
                Sentence.of("eu.levy.ask-recruits").with("who", SentenceNames.country(country)).with("ld", allowed.remainingLd()),
                List.of(), List.of(), form(board, country, first, allowed.remainingLd(), allowed.effectiveLimit()), null);
    }

    private static Form form(WarView board, CountryId country, List<Option> first, int most, int limit) {
        var provinces = first.stream().map(option -> ((RecruitByLevies) option.command()).province())
                .map(id -> new Form.Item(id.value(), Sentence.of("eu.levy.item-where").with("where", SentenceNames.place(id)).with("twice", Recruiting.priceFactor(board, country, id, new Counters(0, 0, 1)) > 1))).toList();
        var fields = new ArrayList<Form.Field>();
        fields.add(new Form.Choice(PROVINCE, Sentence.of("eu.levy.field-where"), provinces));
        fields.add(new Form.Count(PLUS, AnswerNames.unitKind("army-plus"), 0, most / Units.ARMY_PLUS));
        fields.add(new Form.Count(MINUS, AnswerNames.unitKind("army-minus"), 0, most / Units.ARMY_MINUS));
        fields.add(new Form.Count(LD, AnswerNames.unitKind("ld"), 0, most));
        boolean abroad = provinces.stream().anyMatch(item -> WorldRecruits.isOverseas(board, new SpaceId(item.value())));
        if (abroad) {
            fields.add(new Form.Count(LDE, AnswerNames.unitKind("lde"), 0, 1));
        }
        var limits = new ArrayList<>(List.of(
                Form.Limit.of(Sentence.of("eu.levy.limit-ld").with("most", most).with("limit", limit), Recruiting.LIMIT, PLUS, MINUS, LD),
                Form.Limit.of(Sentence.of("eu.levy.limit-stacking"), StackingSurplus.RULE, PROVINCE, PLUS, MINUS, LD)));
        if (abroad) {
            limits.add(Form.Limit.of(WorldRecruits.limit(), Recruiting.AREA, PROVINCE, PLUS, MINUS, LD, LDE));
        }
        limits.add(Form.Limit.of(FreeCounters.of(board.state(), country).counters(), FreeCounters.RULE, PLUS, MINUS, LD));
        return new Form(first.getFirst().command(), fields, limits, filled -> new RecruitByLevies(country, new SpaceId(filled.choice(PROVINCE)),
                new Counters(filled.count(PLUS), filled.count(MINUS), filled.count(LD), Optional.empty(), abroad ? Optional.of(filled.count(LDE)) : Optional.empty())),
                below -> randomFilling(board, country, new SpaceId(provinces.get(below.applyAsInt(provinces.size())).value()), most, abroad, below));
    }

    /** Any legal recruits in the province, which has room for some. */
    private static Form.Filling randomFilling(WarView board, CountryId country, SpaceId province, int most, boolean abroad, IntUnaryOperator below) {
        var legal = new ArrayList<Counters>();
        for (int plus = 0; plus * Units.ARMY_PLUS <= most; plus++) {
            for (int minus = 0; plus * Units.ARMY_PLUS + minus * Units.ARMY_MINUS <= most; minus++) {
                for (int ld = 0; plus * Units.ARMY_PLUS + minus * Units.ARMY_MINUS + ld <= most; ld++) {
                    var units = new Counters(plus, minus, ld);
                    if (units.isValid() && Recruiting.fits(board, country, province, units)) {
                        legal.add(units);
                    }
                }
            }
        }
        if (Recruiting.fits(board, country, province, Recruiting.detachment())) {
            legal.add(Recruiting.detachment());
        }
        var units = legal.get(below.applyAsInt(legal.size()));
        var values = new HashMap<String, Object>(Map.of(PROVINCE, province.value(), PLUS, units.armyPlus(), MINUS, units.armyMinus(), LD, units.ld()));
        if (abroad) {
            values.put(LDE, units.detachments());
        }
        return new Form.Filling(values);
    }
}
