package tercio.projections.eu;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Fortress;
import tercio.domain.eu.common.game.ProvinceMarks;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Fortresses that fell, provinces that changed hands, and the marks of sieges, pillage, revolts and corsairs. */
final class PlaceChanges {

    private static final Keyed NONE = Sentence.of("eu.changes.none");

    private PlaceChanges() {}

    static List<Sentence> between(EuState before, EuState after) {
        var said = new ArrayList<Sentence>();
        after.fortresses().forEach((province, now) -> {
            var was = before.fortress(province);
            if (was != null && !was.equals(now)) {
                said.addAll(fortress(province, was, now));
            }
            said.addAll(marks(province, before.marks(), after.marks()));
        });
        return said;
    }

    private static List<Sentence> fortress(SpaceId province, Fortress was, Fortress now) {
        var said = new ArrayList<Sentence>();
        var city = SentenceNames.city(province);
        if (!was.owner().equals(now.owner())) {
            said.add(Sentence.of("eu.changes.owner").with("where", SentenceNames.place(province)).with("before", SentenceNames.country(was.owner())).with("after", SentenceNames.country(now.owner())));
        }
        if (!was.controller().equals(now.controller())) {
            said.add(Sentence.of("eu.changes.fell").with("city", city).with("back", now.controller().equals(now.owner()))
                    .with("before", SentenceNames.country(was.controller())).with("after", SentenceNames.country(now.controller())));
        }
        if (was.level() != now.level()) {
            said.add(Sentence.of("eu.changes.level").with("city", city).with("before", was.level()).with("after", now.level()));
        }
        if (!was.works().equals(now.works())) {
            said.add(Sentence.of("eu.changes.works").with("city", city).with("before", works(was.works())).with("after", works(now.works())));
        }
        if (was.isBreached() != now.isBreached()) {
            said.add(Sentence.of("eu.changes.breach").with("city", city).with("made", now.isBreached()));
        }
        return said;
    }

    private static List<Keyed> marks(SpaceId province, ProvinceMarks was, ProvinceMarks now) {
        var place = SentenceNames.place(province);
        var city = SentenceNames.city(province);
        return Stream.of(
                difference(Sentence.of("eu.changes.pillage").with("where", place), was, now, marks -> counters(Sentence.of("eu.changes.pillages"), marks.pillageLevel(province) % 2, marks.pillageLevel(province) / 2)),
                toggle(Sentence.of("eu.changes.flooded").with("where", place), was.floods().provinces(), now.floods().provinces(), province),
                difference(Sentence.of("eu.changes.revolt").with("where", place), was, now, marks -> marks.isInRevolt(province)
                        ? counters(Sentence.of("eu.changes.revolts"), marks.revolts().get(province).minus(), marks.revolts().get(province).plus()) : NONE),
                difference(Sentence.of("eu.changes.corsairs").with("where", place), was, now, marks -> raid(marks.raids().get(province))),
                toggle(Sentence.of("eu.changes.supplied").with("city", city), was.supplied(), now.supplied(), province),
                toggle(Sentence.of("eu.changes.blockaded").with("where", place), was.blockaded(), now.blockaded(), province),
                toggle(Sentence.of("eu.changes.continued").with("city", city), was.continued(), now.continued(), province)).flatMap(List::stream).toList();
    }

    private static List<Keyed> difference(Keyed what, ProvinceMarks was, ProvinceMarks now, Function<ProvinceMarks, Keyed> read) {
        return read.apply(was).equals(read.apply(now)) ? List.of() : List.of(what.with("before", read.apply(was)).with("after", read.apply(now)));
    }

    private static List<Keyed> toggle(Keyed what, List<SpaceId> was, List<SpaceId> now, SpaceId province) {
        return was.contains(province) == now.contains(province) ? List.of() : List.of(what.with("now", now.contains(province)));
    }

    /** Corsairs as counters with their country. @param raid {@code null} for none */
    static Keyed raid(Raid raid) {
        return raid == null ? NONE : Sentence.of("eu.changes.raid").with("counters", counters(Sentence.of("eu.changes.raids"), raid.minus(), raid.plus())).with("country", SentenceNames.country(raid.by()));
    }

    private static Keyed works(Siegeworks works) {
        return counters(Sentence.of("eu.changes.siegeworks"), works.minus(), works.plus());
    }

    private static Keyed counters(Keyed what, int minus, int plus) {
        return minus + plus == 0 ? NONE : what.with("plus", plus).with("minus", minus).with("both", minus > 0 && plus > 0);
    }
}
