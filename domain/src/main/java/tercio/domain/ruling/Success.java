package tercio.domain.ruling;

import tercio.domain.sentence.Sentence;

/** The result of an attempt: success or failure. */
public enum Success implements SpokenResult {
    SUCCESS("success"), FAILURE("failure");

    private final String word;

    Success(String word) {
        this.word = word;
    }

    public static Success when(boolean succeeds) {
        return succeeds ? SUCCESS : FAILURE;
    }

    public boolean isSuccess() {
        return this == SUCCESS;
    }

    @Override
    public Sentence.Keyed sentence() {
        return Sentence.of(isSuccess() ? "kernel.ruling.result-success" : "kernel.ruling.result-failure");
    }

    @Override
    public String toString() {
        return word;
    }
}
