package tercio.domain.eia.common.concept;

import tercio.domain.ruling.SpokenResult;
import tercio.domain.sentence.Sentence;

/** The result of a die that decides whether something is so. */
public enum YesOrNo implements SpokenResult {
    YES, NO;

    public static YesOrNo of(boolean yes) {
        return yes ? YES : NO;
    }

    public boolean isYes() {
        return this == YES;
    }

    @Override
    public Sentence.Keyed sentence() {
        return Sentence.of("eia.name.result-whether").with("whether", isYes());
    }
}
