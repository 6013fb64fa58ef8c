import { Certificate, CertificateValidation, type ICertificate } from "aws-cdk-lib/aws-certificatemanager";
import type { Distribution } from "aws-cdk-lib/aws-cloudfront";
import { AaaaRecord, ARecord, HostedZone, type IHostedZone, RecordTarget } from "aws-cdk-lib/aws-route53";
import { CloudFrontTarget } from "aws-cdk-lib/aws-route53-targets";
import { Construct } from "constructs";
import type { Domain } from "./context.ts";

/** The name that a deployment goes by, with its certificate, and its entries in the hosted zone where one is given. */
export class Address extends Construct {
  readonly name: string;
  readonly certificate: ICertificate;
  readonly #zone: IHostedZone | null;

  /** `region` is that of the stack: a certificate that is made has to lie in us-east-1, where the CDN takes it from. */
  constructor(scope: Construct, id: string, { name, certificate, hostedZone }: Domain, region: string) {
    super(scope, id);
    this.name = name;
    // the entries are those of the whole name, whatever the zone is called that they stand in
    this.#zone =
      hostedZone === null
        ? null
        : HostedZone.fromHostedZoneAttributes(this, "Zone", { hostedZoneId: hostedZone, zoneName: name });
    if (certificate !== null) this.certificate = Certificate.fromCertificateArn(this, "Given", certificate);
    else {
      if (region !== "us-east-1" || this.#zone === null)
        throw new Error(
          "A certificate for a CDN lies in us-east-1: deploy to there, or give one of there by -c certificate=ARN.",
        );
      this.certificate = new Certificate(this, "Made", {
        domainName: name,
        validation: CertificateValidation.fromDns(this.#zone),
      });
    }
  }

  /** Enters the name in the hosted zone, where one was given. */
  enter(distribution: Distribution): void {
    if (this.#zone === null) return;
    const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
    new ARecord(this, "Four", { zone: this.#zone, target });
    new AaaaRecord(this, "Six", { zone: this.#zone, target });
  }
}
