package tercio.domain.eu.land.revolt.play;

import static tercio.domain.eu.common.game.SentenceNames.country;
import static tercio.domain.eu.common.game.SentenceNames.fleet;
import static tercio.domain.eu.common.game.SentenceNames.place;
import static tercio.domain.eu.common.game.SentenceNames.raid;
import static tercio.domain.eu.common.game.SentenceNames.raiders;
import static tercio.domain.eu.common.game.SentenceNames.revolt;

import java.util.List;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.tables.CommonFigures;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells fights against revolts, corsairs and pirates. The catalogs of {@code eu.revolt} say how they read. */
record RevoltNarration(EuState board) {

    Sentence of(RevoltEvent event, List<Step> explanation) {
        return switch (event) {
            case RevoltEvent.CorsairsFought e -> corsairs(withRoll(say("corsairs").with("who", country(e.by())), explanation), e.province(), e.success(), e.level());
            case RevoltEvent.CorsairsHunted e -> corsairs(withRoll(say("corsairs").with("who", fleet(board, e.stack())), explanation), e.zone(), e.success(), e.level());
            case RevoltEvent.PiratesFought e -> corsairs(say("pirates"), e.zone(), e.success(), e.level());
            case RevoltEvent.RebelsFought e -> {
                var rebels = board.marks().revolts().get(e.province());
                yield withRoll(say("rebels").with("who", country(e.by())), explanation).with("whom", revolt(rebels)).with("where", place(e.province()))
                        .with("result", result(e.success(), e.level())).with("left", revolt(rebels.withLevel(e.level())));
            }
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eu.revolt." + key);
    }

    private Keyed corsairs(Keyed fight, SpaceId where, boolean success, int level) {
        var raid = board.marks().raids().get(where);
        return fight.with("whom", raiders(raid)).with("where", place(where)).with("result", result(success, level)).with("left", raid(raid.withLevel(level)));
    }

    private static String result(boolean success, int left) {
        return !success ? "fails" : left == 0 ? "gone" : "fewer";
    }

    /** The sentence with its die, as far as it was recorded, and what it took. */
    private static Keyed withRoll(Keyed sentence, List<Step> explanation) {
        var rolled = explanation.stream().filter(step -> step.modified() != null && step.dice().size() == 1).findFirst()
                .map(step -> SentenceNames.withRoll(sentence, step)).orElseGet(() -> SentenceNames.withoutRoll(sentence));
        return rolled.with("needed", CommonFigures.REBEL_FIGHT_SUCCESS).with("natural", CommonFigures.NATURAL_SUCCESS);
    }
}
